package mint;

public class Press {
    void strike(Vault vault) {
        long stored = vault.countSheets();
        if (stored > LIMIT) {
            throw new IllegalStateException("too many");
        }
        int sheets = (int) stored;
        stamp(sheets);
    }
}
