package gui;

public class Button {
    private int clicks;

    public void install(Window window) {
        window.add(new MouseListener() {
            @Override
            public void pressed(int x, int y) {
                clicks++;
            }
        });
    }
}
