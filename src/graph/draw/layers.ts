import { select, type BaseType, type Selection } from 'd3';
import type { WorldMark } from '../scene.ts';

/** A group of the drawing that d3 fills. */
export type Layer = Selection<SVGGElement, unknown, null, undefined>;

/** Groups of single worlds. */
export type Marks = Selection<SVGGElement, WorldMark, SVGGElement, unknown>;

/** Appends a layer to a drawing; hidden from screen readers unless it is given a role later. */
export function appendLayer(svg: SVGSVGElement, name: string): Layer {
  return select(svg).append('g').attr('class', name).attr('aria-hidden', 'true');
}

/** Makes a layer a group that a screen reader names. */
export function nameLayer(layer: Layer, label: string): void {
  layer.attr('aria-hidden', null).attr('role', 'group').attr('aria-label', label);
}

/**
 * Sets attributes that seldom change, each only where it does: even the same value, set again, makes the browser lay an element
 * out anew.
 */
export function setKept<Element extends globalThis.Element, Datum>(
  elements: Selection<Element, Datum, BaseType, unknown>,
  name: string,
  valueOf: (datum: Datum) => string | number | null,
): void {
  elements.each(function keep(datum) {
    const wanted = valueOf(datum);
    const value = wanted === null ? null : String(wanted);
    if (this.getAttribute(name) === value) return;
    if (value === null) this.removeAttribute(name);
    else this.setAttribute(name, value);
  });
}

/** Sets what elements say, each only where that changes: the same text, set again, is a new one that must be laid out. */
export function setKeptText<Element extends globalThis.Element, Datum>(
  elements: Selection<Element, Datum, BaseType, unknown>,
  textOf: (datum: Datum) => string,
): void {
  elements.each(function keep(datum) {
    const text = textOf(datum);
    if (this.textContent !== text) this.textContent = text;
  });
}

/** A translation to a place, for the attribute `transform`. */
export function translation({ x, y }: { readonly x: number; readonly y: number }): string {
  return `translate(${x.toFixed(2)},${y.toFixed(2)})`;
}
