package team;

public class Keeper extends Player {
    public int reach(int height) {
        int jump = stamina / 10;
        return height + jump * 2;
    }

    public void dive() {
        stamina -= 5;
    }
}
