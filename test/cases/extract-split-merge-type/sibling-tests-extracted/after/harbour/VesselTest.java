package harbour;

class VesselTest extends HarbourTest {
    @Test
    public void dock() {
        crane.swing(deck);
        deck.clear();
        log.add(deck);
    }
}
