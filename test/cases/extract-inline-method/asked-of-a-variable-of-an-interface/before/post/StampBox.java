package post;

class StampBox implements Box {
    private int locks;
}
