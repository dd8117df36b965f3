package farm;

public class Silo {
    private int tons;

    public boolean add(int more) {
        if (tons + more > 100) {
            return false;
        }
        tons += more;
        return true;
    }
}
