package garden;

class FenceTest {
    @Slow
    void stands() {
        Fence fence = new Fence(1);
        fence.check();
    }

    void falls() {
        Fence fence = new Fence(2);
        fence.push();
    }
}
