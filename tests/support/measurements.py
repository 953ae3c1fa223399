"""What a page does to its readers: what axe finds, small targets, text that is cut off or lies over other text."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

# A box that is ticked by its label is as large as that; a link within a sentence is as large as its words, as ever.
_SMALL = """() => [...document.querySelectorAll('a[href], button, select, input, textarea, summary')]
    .filter(it => it.checkVisibility({ visibilityProperty: true }) && !it.closest('.skip, [inert]'))
    .map(it => [it, (it.matches('[type=checkbox], [type=radio]') ? it.closest('label') : it).getBoundingClientRect()])
    .filter(([, box]) => box.width && Math.min(box.width, box.height) < 43.5)
    .map(([it, box]) => `${it.outerHTML.slice(0, 120)} ${box.width} × ${box.height}`)"""

_WIDE = """() => document.documentElement.scrollWidth <= innerWidth ? [] : [...document.querySelectorAll('body *')]
    .filter(it => it.checkVisibility() && it.getBoundingClientRect().right > innerWidth + 0.5 && !it.closest('svg'))
    .map(it => `too wide: ${it.tagName} ${it.className} ${it.textContent.trim().slice(0, 40)}`)"""

# The lines of every text that is seen now, each with the element that it stands in.
_CUT = """() => {
  const found = [], lines = [];
  const say = (what, words) => found.push(`${what}: ${words.slice(0, 60)}`);
  const unseen = it => it && (getComputedStyle(it).clipPath !== 'none' || unseen(it.parentElement));
  const shown = it =>
    it.checkVisibility({ visibilityProperty: true }) && !it.closest('.skip, select, svg') && !unseen(it);
  // The part of a box that is not scrolled away.
  const seen = (it, { left, top, right, bottom }) => {
    for (let up = it; up && up !== document.body; up = up.parentElement) {
      const frame = up.getBoundingClientRect(), { overflowX, overflowY } = getComputedStyle(up);
      if (/auto|scroll/.test(overflowX)) [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
      if (/auto|scroll/.test(overflowY)) [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
    }
    return { left, top, right, bottom, height: bottom - top };
  };
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walk.nextNode(); text; text = walk.nextNode()) {
    const it = text.parentElement, words = text.data.trim();
    if (!words || !shown(it)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const boxes = [...range.getClientRects()].filter(box => box.width > 1).map(box => seen(it, box))
      .filter(box => box.right - box.left > 1 && box.height > 4);
    lines.push(...boxes.map(box => ({ it, box, words })));
    const around = it.closest('button, a, .card') ?? it;
    const [inner, outer] = [range.getBoundingClientRect(), around.getBoundingClientRect()];
    if (inner.right > outer.right + 2 || inner.left < outer.left - 2 || inner.bottom > outer.bottom + 4)
      say('out of its box', words);
    for (let up = it; up && up !== document.body; up = up.parentElement)
      if (/hidden|clip/.test(getComputedStyle(up).overflowX) && up.scrollWidth > up.clientWidth + 2)
        say('cut off', words);
  }
  // What floats above the page covers it, and may.
  const layer = it => it.closest('dialog, .bar, .banner') ?? document.body;
  for (const [place, { it, box, words }] of lines.entries())
    for (const other of lines.slice(place + 1)) {
      if (it === other.it || layer(it) !== layer(other.it)) continue;
      const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      // Lines of text may touch: their boxes are higher than their letters.
      if (wide > 3 && high > box.height * 0.4) say('over each other', `${words.slice(0, 28)} / ${other.words}`);
    }
  return [...new Set(found)];
}"""


def violations(page: Page) -> list[str]:
    """What axe finds, when everything has the colour that it is going to have."""
    page.wait_for_function("() => document.getAnimations().every(it => it.playState !== 'running')")
    broken = Axe().run(page).response["violations"]
    return [f"{rule['id']}: {node['html'][:160]}" for rule in broken for node in rule["nodes"]]


def small_targets(page: Page) -> list[str]:
    """Whatever can be pressed and is not 44 pixels wide and high."""
    return list(page.evaluate(_SMALL))


def too_wide(page: Page) -> list[str]:
    """What makes the page scroll sideways."""
    return list(page.evaluate(_WIDE))


def cut_texts(page: Page, percent: int) -> list[str]:
    """Texts that are not read whole when the reader's letters have that size."""
    page.evaluate("size => { document.documentElement.style.fontSize = size }", f"{percent}%")
    texts = [*page.evaluate(_CUT), *too_wide(page)]
    page.evaluate("document.documentElement.style.fontSize = ''")
    return texts
