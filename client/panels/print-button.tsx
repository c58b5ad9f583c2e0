/** Prints the answer, or keeps it as a PDF where the browser can. */
export function PrintButton() {
  return (
    <button type="button" onClick={() => window.print()}>
      Print
    </button>
  );
}
