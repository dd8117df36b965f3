package cine;

public abstract class Show {
    protected int seats;

    public abstract void start();
}
