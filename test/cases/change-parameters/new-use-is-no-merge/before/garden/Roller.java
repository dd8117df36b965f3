package garden;

class Roller {
    int roll(int width, int length, String ground) {
        int passes = count(ground);
        smooth(width);
        press(length);
        return passes;
    }
}
