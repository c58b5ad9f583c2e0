import type { OrdinanceDocument } from '../../ordinance.js';

/** Grounds on which a permit has to be denied, as § 340-8B counts them. */
export const decisionDenial: NonNullable<OrdinanceDocument['requirements']>[number] = {
  id: 'decision-denial',
  rule: 'N-DENY',
  purpose: 'decision',
  title: 'Grounds on which a permit must be denied',
  citation: '§ 340-8B',
  words: 'We read each as enough by itself: the approval authority has no choice where one is there.',
  items: [
    {
      id: 'public-harm',
      citation: '§ 340-8B(1)',
      words:
        'The activity may be a significant threat to public health and safety, lead to fraud or nuisance, take from public rights in public waters, threaten a rare or endangered species of plant or animal, or break water quality standards or other federal, state or local rules.',
    },
    {
      id: 'detriment-outweighs',
      citation: '§ 340-8B(2)',
      words:
        'The approval authority finds that the harm to the public from a permit, measured by the factors of this section, outweighs the public benefits of the activity that are not of money.',
    },
    {
      id: 'public-acquisition',
      citation: '§ 340-8B(3)',
      words:
        'The landowner and the local government have both been told, by a duly filed written notice, that the state or one of its agencies or political subdivisions is acquiring the freshwater wetland by negotiation or condemnation. The notice has to show that acquisition has begun, as by an appraisal made or being made. This ground can lapse.',
    },
    {
      id: 'viable-alternative',
      citation: '§ 340-8B(4)',
      words: 'There is a viable alternative to placing the activity in, or reaching into, wetland or buffer.',
    },
  ],
};
