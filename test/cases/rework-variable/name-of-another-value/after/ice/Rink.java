package ice;

public class Rink {
    private int skaters;

    public boolean admits(int group) {
        int room = Building.current().capacity("rink");
        return skaters + group <= room;
    }
}
