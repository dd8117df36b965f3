package net;

public class Peer extends Node {
    private int links;

    public void link() {
        links++;
    }
}
