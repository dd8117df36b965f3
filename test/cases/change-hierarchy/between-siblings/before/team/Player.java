package team;

public abstract class Player {
    protected int stamina;
}
