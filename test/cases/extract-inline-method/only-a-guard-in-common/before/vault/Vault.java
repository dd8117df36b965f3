package vault;

public class Vault {
    private boolean locked = true;
    private int opened;

    public void open(Key key) {
        if (key == null) {
            return;
        }
        locked = !key.fits(this);
        opened++;
    }
}
