import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

/*
 * A transition in which something has yet to be fetched is thrown away by `act`, in which every event of these tests happens, unless
 * somebody waits for it; so here what changes is drawn at once. Transitions are the browser tests' matter.
 */
vi.mock('react', async (original) => ({
  ...(await original<Readonly<Record<string, unknown>>>()),
  startTransition: (change: () => void) => change(),
}));

/*
 * A name that is read out depends on what is shown, and jsdom finds that out by matching its whole style sheet with every
 * element that is looked at: with 120 worlds on the page, a third of the time of these tests. No style sheet of the program
 * is loaded here, so how something is shown follows from its kind and from its own `style`; that is worked out once for each
 * kind. How things look is tested in the browser.
 */
const workOut = window.getComputedStyle.bind(window);
const usualDisplay = new Map<string, string>();

function displayOf(element: Element): string {
  const { tagName, namespaceURI } = element;
  const known = usualDisplay.get(tagName);
  if (known !== undefined) return known;
  const sample = document.body.appendChild(document.createElementNS(namespaceURI, element.localName));
  const { display } = workOut(sample);
  sample.remove();
  usualDisplay.set(tagName, display);
  return display;
}

window.getComputedStyle = (element, pseudo) => {
  const plain = element instanceof HTMLElement || element instanceof SVGElement;
  if (!plain || pseudo != null || element.hasAttribute('hidden') || element.localName === 'dialog') {
    return workOut(element, pseudo);
  }
  return new Proxy(element.style, {
    get(style, property) {
      if (property === 'display') return style.display || displayOf(element);
      if (property === 'getPropertyValue') {
        return (name: string) => style.getPropertyValue(name) || (name === 'display' ? displayOf(element) : '');
      }
      const found: unknown = Reflect.get(style, property, style);
      return found;
    },
  });
};

// Whether each of a thousand elements can be seen takes jsdom long to find out; the browser tests look at that.
// What is fetched when it is wanted takes a busy machine its time.
configure({ defaultHidden: true, asyncUtilTimeout: 30_000 });

afterEach(() => {
  cleanup();
});
