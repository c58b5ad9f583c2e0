import type { OrdinanceDocument } from '../../ordinance.js';

const YES_NO = { kind: 'yes-no' } as const;

/**
 * Facts on which the chapter hangs and which no map shows.
 * @source §§ 192-2, 192-3, 192-4B, 192-5B(1)(d), 192-7, 192-10, 192-22D
 */
export const questions = [
  {
    id: 'chemicalsUsed',
    text: 'Are chemicals used, such as fertilizer or pesticide?',
    help: 'Weed killers, insecticides, fertilizers and other substances, diluted or not. Whoever does the work knows.',
    answer: YES_NO,
  },
  {
    id: 'chemicalsHarmful',
    text: 'Will a chemical or chemical waste that is let out there harm the environment?',
    help: 'Yes, if harm to plants, animals, soil or water will follow from it, diluted or not. No, if no chemical is let out, or none that does harm.',
    answer: YES_NO,
  },
  {
    id: 'effluentTemperatureC',
    text: 'How hot is the effluent where it is let out, in °C?',
    help: 'The highest temperature at which it leaves the pipe or ditch. 65 °C is 149 °F.',
    answer: { kind: 'number', unit: '°C', minimum: -20, maximum: 400 },
  },
  {
    id: 'effluentHarmful',
    text: 'Does the effluent harm native plants, fish or wildlife?',
    help: 'Yes, if it is harmful to any of the three.',
    answer: YES_NO,
  },
  {
    id: 'effluentIntoWater',
    text: 'Is it let out into a wetland, pond, lake or reservoir, or a tributary of one?',
    help: 'Where the effluent goes, not where the pipe begins. Yes for a brook or ditch that feeds one of them.',
    answer: YES_NO,
  },
  {
    id: 'drainsIntoWetland',
    text: 'Does it run into a wetland, or so that it drains into one?',
    help: 'Yes, if it gets there at all: through a pipe or ditch, over the ground, or by seeping.',
    answer: YES_NO,
  },
  {
    id: 'mayInjure',
    text: 'May what is let out be injurious to people, plants, animals or property?',
    help: 'Yes, if its amount or its nature can injure; it need not be sure to.',
    answer: YES_NO,
  },
  {
    id: 'drainsOrExcavatesWetland',
    text: 'Does the work drain a wetland or take soil or other material out of one, even indirectly?',
    help: 'Work beside a wetland can do so indirectly, as a ditch that draws its water off or a slope that lets its soil slide.',
    answer: YES_NO,
  },
  {
    id: 'impairsWetlandFunction',
    text: 'Will it substantially impair what a wetland does, or a benefit from it?',
    help: 'What a wetland does: hold flood water, feed groundwater, clean water, keep soil and sediment in place, shelter plants and wildlife, serve recreation, teaching and open space.',
    answer: YES_NO,
  },
  {
    id: 'regulatedWorkInvolved',
    text: 'Does it involve a regulated activity, such as filling, building or digging in a wetland?',
    help: 'Yes, if it drains a wetland or takes material out of one, fills or dumps, puts up a structure, road, pile or other obstruction, pollutes, subdivides land, or substantially impairs what a wetland does.',
    answer: YES_NO,
  },
  {
    id: 'legallyPermittedOtherwise',
    text: 'Is it otherwise lawful there, with the licenses that other law asks for?',
    help: 'Such as a hunting, fishing or shellfishing license in its season, or a use that the zoning allows.',
    answer: YES_NO,
  },
  {
    id: 'horsesOffTrails',
    text: 'Does it take in horseback riding off trails set up for that?',
    help: 'Riding is among the recreation that needs no permit only on trails established for it. No, if nobody rides.',
    answer: YES_NO,
  },
  {
    id: 'publicHealthOrder',
    text: 'Is it an activity or order of the state or county Health Department under § 24-0701(5) of state law?',
    help: 'Section 24-0701, subdivision 5, of the Environmental Conservation Law. The department that orders it can tell.',
    answer: YES_NO,
  },
  {
    id: 'serviceCommissionReview',
    text: 'Is it subject to review by the state Public Service Commission or the siting board?',
    help: 'Article 7 (major transmission lines) or Article 8 (power plants) of the state Public Service Law.',
    answer: YES_NO,
  },
  {
    id: 'emergencyImmediatelyNecessary',
    text: 'Is it needed at once to protect life, property or natural resources?',
    help: 'Yes only for what cannot wait. What goes beyond that is judged as other work is.',
    answer: YES_NO,
  },
  {
    id: 'ordinaryRepair',
    text: 'Is it ordinary repair or upkeep of something that is there, without making it larger?',
    help: 'Of a structure or an improved area, such as a bridge, road, bulkhead, dock, pile or paved area. No, if anything is expanded.',
    answer: YES_NO,
  },
  {
    id: 'substantialReconstruction',
    text: 'Does it substantially restore, rebuild, rehabilitate or change it?',
    help: 'Yes, if much of the structure or area is renewed or altered, even on the same footprint.',
    answer: YES_NO,
  },
  {
    id: 'consistentWithIntent',
    text: 'Is it in keeping with what the chapter is for: keeping and properly using wetlands?',
    help: 'Yes, unless the study or teaching itself works against that. The Planning Board can be asked.',
    answer: YES_NO,
  },
  {
    id: 'divisionLeftOut',
    text: 'Is it only a gift, a will or inheritance, or a lease for hunting, fishing or open-space recreation?',
    help: 'A genuine gift, or land divided by a will or among heirs. No, if lots are made for sale, for other lease or for separate ownership.',
    answer: YES_NO,
  },
  {
    id: 'protectedTreesRemoved',
    text: 'Is a tree removed that chapter 318 of the Village code protects?',
    help: 'One is enough. Which trees are protected stands in that chapter, which is not held here; the Village can tell.',
    answer: YES_NO,
  },
  {
    id: 'hearingHeld',
    text: 'Is a public hearing held on the application?',
    help: 'No, once the Planning Board has dispensed with it, because nobody objected or the activity is minor (§ 192-7B), or has canceled it (§ 192-10).',
    answer: YES_NO,
  },
  {
    id: 'hearingAnnounced',
    text: 'Had notice of a hearing been given before it was dropped?',
    help: 'Yes, where an announced hearing is canceled (§ 192-10). No, where none was announced because it is not necessary (§ 192-7B).',
    answer: YES_NO,
  },
  {
    id: 'courtReviewBegun',
    text: 'Was a court case for review begun before anything was filed with the Wetlands Appeals Board?',
    help: "If so, the Wetlands Appeals Board can't be called on any more (§ 192-22D). No, if there is no court case, or if the notice to that board came first.",
    answer: YES_NO,
  },
] satisfies OrdinanceDocument['questions'];
