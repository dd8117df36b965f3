package garden;

class Plan {
    void fence(Land land) {
        int width = land.first();
        int depth = land.second(3);
        int posts = 4;
        stake(width, posts);
        mow(depth, posts);
    }
}
