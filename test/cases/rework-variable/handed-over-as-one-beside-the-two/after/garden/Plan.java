package garden;

class Plan {
    void fence(Land land) {
        int width = land.first();
        int depth = land.second(3);
        int posts = 4;
        Plot plot = land.plot();
        note(width, 1);
        note(depth, 2);
        stake(plot, posts);
    }
}
