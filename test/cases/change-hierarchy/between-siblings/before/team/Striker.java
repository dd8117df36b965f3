package team;

public class Striker extends Player {
    public void sprint() {
        stamina -= 8;
    }
}
