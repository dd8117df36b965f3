package net;

public class Peer extends Station {
    private int links;

    public void link() {
        links++;
    }
}
