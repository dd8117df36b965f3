package mint;

public class Press {
    void strike(Vault vault) {
        long sheets = vault.countSheets();
        if (sheets > LIMIT) {
            throw new IllegalStateException("too many");
        }
        stamp(sheets);
    }
}
