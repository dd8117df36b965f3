package post;

class StampBox extends Box {
    private int locks;
}
