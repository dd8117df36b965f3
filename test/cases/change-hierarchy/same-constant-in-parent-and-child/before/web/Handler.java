package web;

public class Handler {
    protected int served;
}
