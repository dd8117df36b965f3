package rest;

@Path("/users")
@Named
public class Users {
    @Get @Cached(seconds = 5, shared = true)
    public int count() {
        return 7;
    }
}
