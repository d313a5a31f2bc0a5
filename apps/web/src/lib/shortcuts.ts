const TYPING =
  'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="alertdialog"], [role="menu"]';
/** What the space bar and the arrow keys operate themselves. */
const OPERATED = 'button, a[href], summary, [role="tab"], [role="radio"], [role="slider"]';

const isIn = ({ target }: KeyboardEvent, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey;

/** Whether a single letter is a shortcut, and not text that is being typed or a key of a dialog or menu. */
export const isShortcut = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented && !hasModifier(event) && !isIn(event, TYPING);

/** The same of space and arrows, which also operate buttons, links and tabs. */
export const isFreeKey = (event: KeyboardEvent): boolean =>
  isShortcut(event) && !event.shiftKey && !isIn(event, OPERATED);

export const isVisible = (element: Element): boolean => element.getClientRects().length > 0;
