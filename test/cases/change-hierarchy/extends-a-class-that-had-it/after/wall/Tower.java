package wall;

public class Tower extends Wall {
    private int floors;

    public int floors() {
        return floors;
    }
}
