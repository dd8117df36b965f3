package office;

class Desk extends Ringing<Bell> {
    String owner;

    void ring(String who) {
        System.out.println(who + " rings " + owner);
    }
}
