import type { SignedReceipt } from '@notelark/api/receipts';
import { receiptFacts } from '@notelark/api/sentences/receipts';
import type { ExportSource } from './document.ts';

/** A receipt to read. What can be verified is the JSON file, so the page names its signature. */
export function receiptSource({ receipt, signature }: SignedReceipt): ExportSource {
  const { installation, software, issuedAt, result } = receipt;
  const lines = [
    receipt.completeness.sentence,
    ...receiptFacts(receipt).map(({ label, value }) => `${label}: ${value}`),
    `Issued by ${software} at ${installation}, ${issuedAt}.`,
    `Signature (Ed25519, key ${signature.keyId}): ${signature.value}`,
    `The JSON file of this receipt can be verified at ${installation}/verify-receipt.`,
  ];
  return {
    title: `Receipt: ${result.title}`,
    notice: null,
    markdown: null,
    plainText: lines.join('\n'),
    segments: null,
    language: null,
  };
}
