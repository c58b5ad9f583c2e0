import type { OrdinanceDocument } from '../../ordinance.js';

/** What a map can't tell about what is done: the limits of §§ 195-3, 195-4C and 195-4D. */
export const questionsOnActivities = [
  {
    id: 'prohibitedByOtherChapter',
    text: "Does another chapter of the City's code prohibit it?",
    help: 'A use as of right is allowed only so far as no other chapter prohibits it (§ 195-4D). The City Planner or the Building Inspector knows. What another chapter merely asks a permit for is not prohibited.',
    answer: { kind: 'yes-no' },
  },
  {
    id: 'pollutionErosionDrainageHazard',
    text: 'Could it pollute, cause erosion, or get in the way of proper drainage?',
    help: 'One of the three is a yes (§ 195-4D). Pollution takes in harmful heat, and whatever makes a wetland or water unclean: a change of smell, color, cloudiness or taste is enough.',
    answer: { kind: 'yes-no' },
  },
  {
    id: 'mayImpairWetlandFunction',
    text: 'May it impair what the wetland does by nature?',
    help: 'It is enough that it may (§ 195-4C(14)); harm need not be certain or large. The functions meant are those in § 195-1, which is not in the text held here; laws of this kind usually mean holding back floods, cleaning water and sheltering wildlife. What is asked about is a wetland, on the site or near it; a watercourse or buffer by itself is not. The City Naturalist can tell.',
    answer: { kind: 'yes-no' },
  },
  {
    id: 'chemicalsUsed',
    text: 'Are chemicals, pesticides or fertilizers put down?',
    help: 'Organic and inorganic chemicals alike, in any amount (§ 195-4C(12)).',
    answer: { kind: 'yes-no' },
  },
  {
    id: 'normalGroundMaintenance',
    text: 'Is it no more than normal upkeep of the grounds?',
    help: 'Mowing, trimming, and taking away dead or diseased plants count as upkeep (§ 195-4D(1)). Clearing healthy plants, or making new lawn where there was none, does not.',
    answer: { kind: 'yes-no' },
  },
  {
    id: 'removesVegetation',
    text: 'Are plants cut or taken out to make room for it?',
    help: 'Mowing, trimming, and taking away what is dead or diseased do not count, nor does cutting trees selectively: name that as tree cutting (§ 195-4C(11)).',
    answer: { kind: 'yes-no' },
  },
  {
    id: 'treesCut',
    text: 'How many large trees are cut there in ten years, those now proposed included?',
    help: 'Trees at least 4 inches across, some 4½ ft above the ground. Count those proposed and those cut before within one cycle of ten years, over the wetland area of the lot, or of all lots of the group in one ownership (§ 195-3, Clear-cutting). Whether trees of the buffer count with them the text does not say: ask the City Naturalist.',
    answer: { kind: 'number', unit: 'trees', minimum: 0 },
  },
  {
    id: 'treesStanding',
    text: 'How many large trees stood there when the ten years began?',
    help: 'Trees at least 4 inches across, some 4½ ft above the ground, over the same wetland area of the lot or group of lots; those cut since count as well.',
    answer: { kind: 'number', unit: 'trees', minimum: 0 },
  },
  {
    id: 'wholeSpeciesRemoved',
    text: 'Does the cutting take every tree of one or more species?',
    help: 'Then it is clear-cutting, however few the trees are (§ 195-3, Clear-cutting). Look at the wetland area of the lot or group of lots; no least size of a tree is named for this.',
    answer: { kind: 'yes-no' },
  },
  {
    id: 'repairsExistingStructure',
    text: 'Is it the repair of a structure that is there, with nothing new or larger built?',
    help: 'Interior renovation counts, and the repair of walkways, walls and docks (§ 195-4D(3)). A new structure, an addition, or one built again in another place is construction.',
    answer: { kind: 'yes-no' },
  },
  {
    id: 'healthDepartmentActs',
    text: 'Is it done by, or on the order or regulation of, the county or state Department of Health?',
    help: 'That of Westchester County or that of New York State (§ 195-4D(5)).',
    answer: { kind: 'yes-no' },
  },
  {
    id: 'publicHealthEmergency',
    text: 'Is it for a public health emergency?',
    help: 'The right is for emergencies only (§ 195-4D(5)); routine measures of a health department are not among the uses as of right.',
    answer: { kind: 'yes-no' },
  },
  {
    id: 'fishingHuntingAquaculture',
    text: 'Is it part of fishing, shellfishing, aquaculture, hunting or trapping?',
    help: 'For sport or for trade (§ 195-4D(6)). Aquaculture may set cribs and racks in the water; filling, dredging, peat mining, clear-cutting, buildings and dams are not part of it (§ 195-3).',
    answer: { kind: 'yes-no' },
  },
  {
    id: 'takesPeatOrTimber',
    text: 'Is peat dug or timber harvested?',
    help: 'Neither is among the uses as of right (§§ 195-3, Agricultural activity; 195-4D(6)). Selective cutting of trees is asked about as tree cutting.',
    answer: { kind: 'yes-no' },
  },
  {
    id: 'putsProductsDown',
    text: 'Is anything put down or put back there, and not only taken away?',
    help: 'Such as shells or cut reeds. Putting natural products down is as of right only in fishing, shellfishing, hunting, trapping and aquaculture (§ 195-4D(6)); the harvest of a landowner is taking only (§ 195-3).',
    answer: { kind: 'yes-no' },
  },
  {
    id: 'drainsOrExcavatesWetland',
    text: 'Does it drain a wetland or dig in one?',
    help: 'Directly or indirectly, such as by a ditch beside it (§ 195-4C(2), (13)). Digging of every kind counts here; whether raking up shellfish is digging, the City Naturalist can say.',
    answer: { kind: 'yes-no' },
  },
  {
    id: 'fillsDrainsOrClearCuts',
    text: 'Does it fill or drain land, put down dredged soil, or clear-cut trees?',
    help: 'None of these is an agricultural activity of the chapter (§ 195-3). Clear-cutting is more than 30 % of the large trees in ten years, or all trees of a species.',
    answer: { kind: 'yes-no' },
  },
  {
    id: 'agricultureAsDefined',
    text: 'Is it no more than using water for farming, harvesting what a wetland yields of itself, or cutting trees selectively?',
    help: 'These three are the agricultural activity of the chapter, and the use of water has to be reasonable (§ 195-3). Plowing, sowing, grazing, barns and farm roads are not named there.',
    answer: { kind: 'yes-no' },
  },
  {
    id: 'landownerActs',
    text: 'Is it the landowner who does it?',
    help: "The chapter's agricultural activity is one of the landowner (§ 195-3); whether that takes in a tenant is for the City to say.",
    answer: { kind: 'yes-no' },
  },
  {
    id: 'normalBeachMaintenance',
    text: 'Is it normal upkeep of a beach, or putting an eroded shoreline back as it was?',
    help: 'A new beach, or a shoreline moved beyond where it was, is more than that (§ 195-4D(8)).',
    answer: { kind: 'yes-no' },
  },
  {
    id: 'takesListedWork',
    text: 'Does it take building, digging, draining, filling, dumping, laying lines or pipes, cutting or removing plants, changing the ground or the drainage, pollution, or chemicals?',
    help: 'In the wetland, the watercourse or the buffer. These are the works of § 195-4C(1)–(13). What § 195-4D allows as of right, such as mowing, repair or fishing, does not count: name it by itself.',
    answer: { kind: 'yes-no' },
  },
  {
    id: 'worksInControlledLand',
    text: 'Will works of the subdivision lie in the wetland, the watercourse or the buffer?',
    help: 'Roads, drains, pipes, buildings, grading, clearing and the like, now or when the lots are built on.',
    answer: { kind: 'yes-no' },
  },
] satisfies OrdinanceDocument['questions'];
