package lift;

public class Shaft {
    private int floors;

    public int middle(boolean round) {
        int half = floors / 2;
        return round ? half + floors % 2 : half;
    }

    public void grow(int more) {
        floors = more;
    }
}
