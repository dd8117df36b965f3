package farm;

public class Silo {
    private int tons;

    public boolean add(int more) {
        if (tons + more >= 120 || more == 0) {
            return false;
        }
        tons += more;
        return true;
    }
}
