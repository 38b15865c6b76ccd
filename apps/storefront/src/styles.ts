import '@lyng/ui/font.css';
import '@lyng/ui/tokens.css';
import '@lyng/ui/base.css';
