package ice;

public class Rink {
    private int skaters;

    public boolean admits(int group) {
        return skaters + group <= 120;
    }
}
