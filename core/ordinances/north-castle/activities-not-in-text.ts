import { treatedAsRegulated, type ActivityDocument } from './treated-as-regulated.js';

/** Activities of which the text held here says nothing, so that a proposal which names one is not left without an answer. */
export const activitiesNotInText: readonly ActivityDocument[] = [
  {
    id: 'service-lines',
    label: 'Pipes, cables, service lines or wells',
    aliases: ['pipes-wells'],
  },
  {
    id: 'septic-system',
    label: 'Septic system or other sewage disposal',
    aliases: ['septic-operation'],
    mention:
      'An application has to show where sewage disposal systems are (§ 340-6A(12)(i), § 340-6B(10)(d)); the text held here does not say whether making one needs a permit.',
  },
  {
    id: 'pollution',
    label: 'Discharge or pollution',
    help: 'Effluent, waste water, heated water or anything else let into a wetland or its buffer.',
    aliases: ['effluent-discharge', 'heated-effluent', 'illicit-discharge'],
  },
  {
    id: 'chemicals',
    label: 'Chemicals, pesticides or fertilizers',
  },
  {
    id: 'subdivision',
    label: 'Subdivision of land',
    help: 'Also one that was approved before: whether that makes a difference is not in the text held here.',
    aliases: ['approved-subdivision'],
  },
  {
    id: 'repair',
    label: 'Repair of what is there',
    help: 'Ordinary repair of buildings, walls, docks, roads or stormwater practices.',
    aliases: ['stormwater-practice-repair'],
  },
  {
    id: 'routine-maintenance',
    label: 'Routine maintenance',
    help: 'Keeping grounds, ditches, roads or a beach as they are.',
    aliases: ['beach-maintenance'],
  },
  { id: 'lawn-garden', label: 'Lawn care or gardening' },
  { id: 'planting', label: 'Planting' },
  { id: 'farming', label: 'Farming or grazing' },
  { id: 'natural-products', label: 'Gathering natural products, fishing or hunting' },
  { id: 'public-health', label: 'Work that a health authority orders' },
  { id: 'utility-siting', label: 'Siting of a major utility facility' },
  {
    id: 'emergency',
    label: 'Emergency work',
    help: 'Ask the Town at once: whether emergencies are exempt, and what has to be reported, is not in the text held here.',
  },
  { id: 'conservation', label: 'Conservation of soil, plants, fish or wildlife' },
  { id: 'recreation', label: 'Outdoor recreation' },
  { id: 'science-education', label: 'Scientific research or education' },
  { id: 'cemetery-graves', label: 'Graves in a cemetery' },
  {
    id: 'other',
    label: 'Something else',
    help: 'Anything on wetland or buffer that none of the others describes.',
  },
].map(treatedAsRegulated);
