package vault;

public class Vault {
    private boolean locked = true;
    private int opened;

    public void open(Key key) {
        if (key == null) {
            return;
        }
        audit(key);
        locked = !key.fits(this);
        opened++;
    }

    private void audit(Key key) {
        if (key == null) {
            return;
        }
        String line = key.owner() + "@" + System.currentTimeMillis();
        AuditTrail.append(line);
        AuditTrail.flush();
    }
}
