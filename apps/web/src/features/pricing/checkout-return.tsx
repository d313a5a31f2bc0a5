import { useCheckoutReturn } from './use-return.ts';

/** Shows nothing by itself: the page around it is not drawn anew when what it waits for is known. */
export function CheckoutReturn() {
  useCheckoutReturn();
  return null;
}
