package sea;

public class Vessel {
    private int draught;

    public int draught() {
        return draught;
    }

    public boolean fits(int depth) {
        return depth > draught + 1;
    }
}
