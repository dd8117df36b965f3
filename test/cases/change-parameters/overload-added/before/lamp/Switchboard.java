package lamp;

public class Switchboard {
    private final boolean[] lit = new boolean[8];

    public void on(int lamp) {
        lit[lamp] = true;
    }
}
