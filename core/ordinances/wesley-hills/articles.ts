/** Article I, on land development: the day of its adoption, since the day on which it took effect is not in the text held. */
export const ARTICLE_I = { from: '2008-05-13', localLaw: 'L.L. No. 1-2008' } as const;

/** Article II, on illicit discharges: likewise. Nothing of it holds before that day. */
export const ARTICLE_II = { from: '2010-08-03', localLaw: 'L.L. No. 2-2010' } as const;
