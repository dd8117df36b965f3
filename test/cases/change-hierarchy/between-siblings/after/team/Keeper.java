package team;

public class Keeper extends Player {
    public void dive() {
        stamina -= 5;
    }
}
