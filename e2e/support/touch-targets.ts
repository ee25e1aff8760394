import type { Locator } from '@playwright/test';

/** What a finger needs, in CSS pixels. */
const finger = 44;

/**
 * The controls of which a finger hits too little, each with the width and height that it does hit: from the middle of
 * the control outwards, every pixel that leads to it or to a label of it.
 */
export function tooSmallForAFinger(controls: Locator): Promise<string[]> {
  return controls.evaluateAll((elements, wanted) => {
    const tooSmall: string[] = [];
    for (const element of elements) {
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [Math.floor(left + width / 2) + 0.5, Math.floor(top + height / 2) + 0.5];
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const leadsHere = (right: number, down: number) => {
        const hit = document.elementFromPoint(x + right, y + down);
        return [element, ...labels].some((one) => one.contains(hit));
      };
      // Hidden, covered by what is in front of it, or out of sight for those who see.
      if (!leadsHere(0, 0)) continue;
      const reach = (right: number, down: number) => {
        let far = 0;
        while (far < wanted && leadsHere(right * (far + 1), down * (far + 1))) far += 1;
        return far;
      };
      const [wide, high] = [1 + reach(1, 0) + reach(-1, 0), 1 + reach(0, 1) + reach(0, -1)];
      if (wide >= wanted && high >= wanted) continue;
      const name = element.getAttribute('aria-label') ?? labels[0]?.textContent ?? element.textContent;
      tooSmall.push(`${element.localName} ${name.trim()}: ${wide} × ${high}`);
    }
    return tooSmall;
  }, finger);
}
