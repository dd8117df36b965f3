package rest;

@Named
@Path("/users")
public class Users {
    @Cached(
            seconds = 5,
            shared = true)
    @Get
    public int count() {
        return 7;
    }
}
