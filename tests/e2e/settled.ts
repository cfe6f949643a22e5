/**
 * When a page has come to rest. What is read of a page at once may still be on its way: a part of the program that is
 * fetched, an answer of the worker, a picture that is drawn a frame later.
 */
import type { BrowserContext, Page } from 'playwright-core';

/** How long something may be on its way, in milliseconds; a busy machine takes its time. */
const LONGEST = 30_000;
/** So many frames in a row without a change, and without work between them, are rest: a step's drawing pauses for three at most. */
const QUIET_FRAMES = 5;
/** What draws in slices leaves the page no idle time until all is shown; a page that never has any is not waited for longer, in milliseconds. */
const LONGEST_WORK = 2_000;
/** A clock that runs is never quiet: after so many frames with nothing awaited the page is taken as it is. */
const MOST_FRAMES = 60;

/** A request that is still on its way after so many milliseconds has lost its end: that of a worker which was ended is never told. */
const LOST = 8_000;

/** Requests on their way and when they began, by page. */
const fetching = new WeakMap<Page, Map<unknown, number>>();

/** Has every page of the context keep the questions that its workers have not answered yet; what is found out of players in the background is not waited for. */
export async function countQuestions(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const asked = new Map<Worker, Set<string>>();
    const idOf = (message: unknown): string | null =>
      typeof message === 'object' && message !== null && 'id' in message && typeof message.id === 'string'
        ? message.id
        : null;
    const isAhead = (message: unknown): boolean =>
      typeof message === 'object' &&
      message !== null &&
      'path' in message &&
      Array.isArray(message.path) &&
      message.path[0] === 'find';
    window.questions = () => [...asked.values()].reduce((sum, ids) => sum + ids.size, 0);
    window.Worker = class extends Worker {
      readonly #ids = new Set<string>();

      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        asked.set(this, this.#ids);
        this.addEventListener('message', ({ data }: MessageEvent<unknown>) => this.#ids.delete(idOf(data) ?? ''));
      }

      override postMessage(message: unknown, transfer?: Transferable[] | StructuredSerializeOptions): void {
        const id = idOf(message);
        if (id !== null && !isAhead(message)) this.#ids.add(id);
        if (Array.isArray(transfer)) super.postMessage(message, transfer);
        else super.postMessage(message, transfer);
      }

      override terminate(): void {
        asked.delete(this);
        super.terminate();
      }
    };
  });
}

/** Counts the page's requests until they have ended. */
export function countRequests(page: Page): void {
  const requests = new Map<unknown, number>();
  fetching.set(page, requests);
  page.on('request', (request) => requests.set(request, performance.now()));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

/** Waits for frames in which nothing changes and nothing is asked of a worker; the number of questions still open. */
function quiet(page: Page): Promise<number> {
  return page.evaluate(
    ({ frames, most, longest, work }) =>
      new Promise<number>((resolve) => {
        const begun = performance.now();
        let [seen, still] = [0, 0];
        const observer = new MutationObserver(() => (still = 0));
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        const frame = () => {
          const questions = window.questions();
          if (questions > 0) [seen, still] = [0, 0];
          seen += 1;
          if (still >= frames || seen > most || performance.now() - begun > longest) {
            observer.disconnect();
            resolve(questions);
            return;
          }
          still += 1;
          next();
        };
        const next = () => requestAnimationFrame(() => requestIdleCallback(frame, { timeout: work }));
        next();
      }),
    { frames: QUIET_FRAMES, most: MOST_FRAMES, longest: LONGEST, work: LONGEST_WORK },
  );
}

/**
 * Waits until the page has come to rest: nothing is fetched, no worker owes an answer, and nothing was drawn for some frames.
 *
 * @throws if it has not after half a minute.
 */
export async function settled(page: Page): Promise<void> {
  const begun = performance.now();
  for (;;) {
    const questions = await quiet(page);
    const now = performance.now();
    const requests = [...(fetching.get(page)?.values() ?? [])].filter((start) => now - start < LOST).length;
    if (requests === 0 && questions === 0) return;
    if (now - begun > LONGEST) {
      throw new Error(`The page does not rest: ${requests} requests and ${questions} questions are open.`);
    }
  }
}

declare global {
  interface Window {
    /** How many questions the page's workers have not answered yet. */
    questions: () => number;
  }
}
