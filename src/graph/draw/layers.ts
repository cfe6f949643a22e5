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
  valueOf: (datum: Datum) => string | null,
): void {
  elements.each(function keep(datum) {
    const value = valueOf(datum);
    if (this.getAttribute(name) === value) return;
    if (value === null) this.removeAttribute(name);
    else this.setAttribute(name, value);
  });
}

/** A translation to a place, for the attribute `transform`. */
export function translation({ x, y }: { readonly x: number; readonly y: number }): string {
  return `translate(${x.toFixed(2)},${y.toFixed(2)})`;
}
