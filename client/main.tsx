import { render } from 'preact';
import { App } from './app.js';
import { followDrawing } from './state/drawing.js';
import { followKeys } from './state/keys.js';
import { loadJurisdictions } from './state/jurisdictions.js';
import { followOrdinance } from './state/ordinance-data.js';
import { followParcel } from './state/parcel.js';
import { followPreview } from './state/preview.js';
import { followProposal } from './state/proposal.js';
import { followBrowser } from './state/route.js';
import './style/tokens.css';
import './style/page.css';
import './style/panel.css';
import './style/answer.css';
import './style/forms.css';
import './style/rulings.css';
import './style/document.css';
import './style/map.css';
import './style/patterns.css';
import './style/print.css';

const place = document.getElementById('page');
if (place === null) throw new Error('index.html has no #page');

followBrowser();
followDrawing();
followOrdinance();
followParcel();
followPreview();
followProposal();
followKeys();
place.replaceChildren();
render(<App />, place);
void loadJurisdictions();
// The map's code, fetched beside the list of municipalities instead of after it; where that fails the map says so.
void import('./map/start-map.js').catch(() => undefined);
