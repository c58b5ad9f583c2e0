/** An answer in both forms; the page is made from the body alone, so that both say the same. */
export interface OgcAnswer<Body extends object> {
  body: Body;
  /** @returns the body as a page of HTML */
  page: () => string;
}
