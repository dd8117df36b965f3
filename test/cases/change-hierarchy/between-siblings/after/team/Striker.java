package team;

public class Striker extends Player {
    public void sprint() {
        stamina -= 8;
    }

    public int reach(int height) {
        int jump = stamina / 10;
        return height + jump * 2;
    }
}
