import { SCENES } from '../../scripts/screenshots/scenes.js';
import { looksOn } from './support/looks.js';
import { useVisitor } from './support/visitor.js';

looksOn('desk', SCENES, useVisitor());
