/** Earliest dated note in the text held here (L.L. 5-1992, in § 195-4B), by which the rest of it stood. */
export const FROM = '1992-05-06';

/** The paragraphs after § 195-4E carry no numbers in the text held here, so they are cited by what they are about. */
export const REFERRAL = 'ch. 195, referral to the Conservation Commission/Advisory Council';
export const ENFORCEMENT = 'ch. 195, enforcement';
export const REVIEW = 'ch. 195, judicial review';
