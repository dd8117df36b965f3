package garden;

class Plan {
    void fence(Land land) {
        Plot plot = land.plot();
        int posts = 4;
        stake(plot, posts);
    }
}
