package sea;

public class Ship {
    private int draught;

    public int draught() {
        return draught;
    }

    public boolean fits(int depth) {
        return depth > draught + 1;
    }
}
