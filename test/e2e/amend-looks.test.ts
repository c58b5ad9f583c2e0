import { inject } from 'vitest';
import { amendScenes } from '../../scripts/screenshots/amend-scenes.js';
import { looksOn } from './support/looks.js';
import { useVisitor } from './support/visitor.js';

const visitor = useVisitor();
const scenes = amendScenes(inject('people').naturalist);

looksOn('desk', scenes, visitor);
looksOn('phone', scenes, visitor);
